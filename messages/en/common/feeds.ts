export const feeds = {
	newIn: ({ market }: { market: string }) => `New in the ${market} shop`,
};
