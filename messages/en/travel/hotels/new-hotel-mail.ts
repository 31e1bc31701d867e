export const newHotelMail = {
	subject: ({ hotel }: { hotel: string }) => `${hotel} is waiting for approval`,
	text: ({ hotel }: { hotel: string }) =>
		`${hotel} was added and is waiting for approval. It is hidden from guests until you approve it.`,
	review: "Review hotel",
	hotel: "Hotel",
	location: "Location",
	addedBy: "Added by",
	unknown: "Unknown",
};
