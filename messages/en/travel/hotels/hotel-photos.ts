export const hotelPhotos = {
	removed: "Photo removed.",
	photo: "Photo",
	described: "Description saved.",
	/** Of the description of a photo. */
	example: "The pool at dusk, with palms behind it",
	title: "Photos",
	none: "No photos yet",
	noneText: {
		hotel: "The first photo is the main photo of the hotel.",
		room: "The first photo is the main photo of the room.",
	},
};
