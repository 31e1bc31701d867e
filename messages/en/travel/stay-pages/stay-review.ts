export const stayReview = {
	title: "Review your stay",
	about: ({ stay }: { stay: string }) => `You stayed ${stay}.`,
};
