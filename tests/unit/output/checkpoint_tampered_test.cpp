// Sealed HDF5 files that are not laid out as a checkpoint: refused before anything is allocated.
#if __has_include(<hdf5.h>)
#include <hdf5.h>

#include <functional>

#include "base/error.hpp"
#include "output/checkpoint_file.hpp"
#include "output/seal.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_output;

class CheckpointTampered : public ::testing::Test {
 protected:
  // What reading says about a checkpoint after `change`, properly sealed again.
  std::string refusal(const std::function<void(hid_t)>& change) {
    const fs::path path = directory_ / "checkpoint.h5";
    write_checkpoint_file(path, example_checkpoint(1, 20));
    const hid_t file = H5Fopen(path.c_str(), H5F_ACC_RDWR, H5P_DEFAULT);
    change(file);
    EXPECT_GE(H5Fclose(file), 0);
    seal_file(path, checkpoint_format);
    return error_of([&] { read_checkpoint_file(path); });
  }
  // Puts another dataset in the place of one.
  void replace(hid_t file, const char* name, hid_t type, std::vector<hsize_t> size,
               const std::function<void(hid_t)>& prepare) {
    H5Ldelete(file, name, H5P_DEFAULT);
    const hid_t space = H5Screate_simple(static_cast<int>(size.size()), size.data(), nullptr);
    const hid_t creation = H5Pcreate(H5P_DATASET_CREATE);
    prepare(creation);
    const hid_t dataset = H5Dcreate2(file, name, type, space, H5P_DEFAULT, creation, H5P_DEFAULT);
    EXPECT_GE(dataset, 0) << name;
    H5Dclose(dataset);
    H5Pclose(creation);
    H5Sclose(space);
  }
  static std::function<void(hid_t)> chunked(std::vector<hsize_t> size) {
    return [size](hid_t creation) {
      H5Pset_chunk(creation, static_cast<int>(size.size()), size.data());
      H5Pset_fletcher32(creation);
    };
  }

  const TemporaryDirectory directory_;
};

TEST_F(CheckpointTampered, UnchangedIsAccepted) {
  EXPECT_EQ(refusal([](hid_t) {}), "");
}

TEST_F(CheckpointTampered, MissingParts) {
  for (const char* name : {"bodies/mass", "pairs/first", "walls", "ledger", "scene", "progress"}) {
    const std::string message = refusal([&](hid_t file) { H5Ldelete(file, name, H5P_DEFAULT); });
    EXPECT_NE(message.find("it has no "), std::string::npos) << name << ": " << message;
  }
  for (const char* name : {"step", "time", "format_version"}) {
    const std::string message = refusal([&](hid_t file) { H5Adelete(file, name); });
    EXPECT_NE(message.find("it has no attribute"), std::string::npos) << name << ": " << message;
  }
}

TEST_F(CheckpointTampered, OtherTypesAndShapes) {
  const auto with = [&](const char* name, hid_t type, std::vector<hsize_t> size) {
    return refusal([&](hid_t file) { replace(file, name, type, size, chunked(size)); });
  };
  EXPECT_NE(with("bodies/mass", H5T_IEEE_F32LE, {20}).find("another type"), std::string::npos);
  EXPECT_NE(with("bodies/mass", H5T_C_S1, {20}).find("another type"), std::string::npos);
  EXPECT_NE(with("bodies/id", H5T_STD_I64LE, {20}).find("another type"), std::string::npos);
  EXPECT_NE(with("bodies/spin", H5T_IEEE_F64LE, {60}).find("another shape"), std::string::npos);
  EXPECT_NE(with("bodies/spin", H5T_IEEE_F64LE, {20, 4}).find("another width"), std::string::npos);
  EXPECT_NE(with("bodies/mass", H5T_IEEE_F64LE, {19}).find("19 rows where 20"), std::string::npos);
  EXPECT_NE(with("scene", H5T_STD_I32LE, {1}).find("another type"), std::string::npos);
  EXPECT_NE(with("scene", H5T_C_S1, {2}).find("another type"), std::string::npos);
  const hid_t endless = H5Tcopy(H5T_C_S1);
  H5Tset_size(endless, H5T_VARIABLE);
  EXPECT_NE(refusal([&](hid_t file) { replace(file, "scene", endless, {1}, [](hid_t) {}); }), "");
  H5Tclose(endless);
}

TEST_F(CheckpointTampered, AbsurdSizesAreNotAllocated) {
  for (const hsize_t rows : {hsize_t{1} << 20, hsize_t{1} << 40, hsize_t{1} << 62}) {
    const std::string message = refusal([&](hid_t file) {
      replace(file, "bodies/position", H5T_IEEE_F64LE, {rows, 3}, chunked({1024, 3}));
    });
    EXPECT_NE(message.find("more rows than the file"), std::string::npos) << rows << message;
  }
}

TEST_F(CheckpointTampered, OtherStorageIsRefused) {
  const auto with = [&](const std::function<void(hid_t)>& prepare) {
    return refusal(
        [&](hid_t file) { replace(file, "bodies/mass", H5T_IEEE_F64LE, {20}, prepare); });
  };
  EXPECT_NE(with([](hid_t) {}).find("another way"), std::string::npos);
  EXPECT_NE(with([&](hid_t creation) {
              H5Pset_external(creation, "/etc/passwd", 0, 160);
            }).find("another way"),
            std::string::npos);
  EXPECT_NE(with([](hid_t creation) {
              const hsize_t chunk[] = {20};
              H5Pset_chunk(creation, 1, chunk);
              H5Pset_shuffle(creation);
            }).find("another way"),
            std::string::npos);
}

// They could lead to any other file, also of somebody else.
TEST_F(CheckpointTampered, LinksAreRefused) {
  const fs::path other = directory_ / "other.h5";
  write_checkpoint_file(other, example_checkpoint(2, 20));
  for (const char* name :
       {"bodies", "bodies/mass", "scene", "extra/tethers", "sensors/outlet.totals"}) {
    const std::string absolute = std::string("/") + name;
    const std::string external = refusal([&](hid_t file) {
      H5Ldelete(file, name, H5P_DEFAULT);
      H5Lcreate_external(other.c_str(), absolute.c_str(), file, name, H5P_DEFAULT, H5P_DEFAULT);
    });
    EXPECT_NE(external.find("a link to somewhere else"), std::string::npos) << external;
    const std::string soft = refusal([&](hid_t file) {
      H5Lmove(file, name, file, "moved", H5P_DEFAULT, H5P_DEFAULT);
      H5Lcreate_soft("/moved", file, name, H5P_DEFAULT, H5P_DEFAULT);
    });
    EXPECT_NE(soft.find("a link to somewhere else"), std::string::npos) << soft;
  }
}

}  // namespace
}  // namespace clast
#endif
