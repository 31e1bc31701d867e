export const reviewedRoom = {
	extraGuest: ({ guests }: { guests: number }) => `Extra guest, above ${guests}`,
	price: "Price per night",
	weekendPrice: "Friday and Saturday",
	stay: "Length of stay",
	/** `max` is “30 nights”. */
	nights: ({ min, max }: { min: number; max: string }) => `${min} to ${max}`,
	prices: "Prices of the next 30 nights",
	caption: ({ room }: { room: string }) => `Next 30 nights of ${room}`,
};
