export const mail = {
	hello: ({ name }: { name: string }) => `Hello ${name},`,
	unsubscribeReviews: "Unsubscribe from review requests",
};
