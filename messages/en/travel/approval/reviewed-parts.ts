/** The parts of a hotel that a reviewer reads, in a list of those that changed. */
export const reviewedParts = {
	name: "Name and stars",
	address: "Address",
	contact: "Email and phone",
	description: "Description",
	amenities: "Amenities",
	houseRules: "House rules",
	terms: "Terms",
	photos: "Photos",
	rooms: "Rooms, their photos or prices",
};
