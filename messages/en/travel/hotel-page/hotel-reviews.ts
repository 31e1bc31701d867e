export const hotelReviews = {
	description: ({ hotel, city }: { hotel: string; city: string }) =>
		`What guests say about ${hotel}, ${city}.`,
	title: ({ hotel }: { hotel: string }) => `Reviews of ${hotel}`,
	reviews: "Reviews",
	heading: ({ hotel }: { hotel: string }) => `Guest reviews of ${hotel}`,
	none: "No reviews yet. You can write one after your stay.",
};
