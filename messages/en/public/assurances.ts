import { plural } from "#app/common/language/plural.ts";
export const assurances = {
	payments: "Pay your way",
	freeDelivery: "Free delivery",
	returnHint: "Send products back without giving a reason.",
	reviewsHint: "Only people who bought, stayed or moved with us can write one.",
	from: ({ price }: { price: string }) => `From ${price}`,
	fromFreeOver: ({ price, limit }: { price: string; limit: string }) => `From ${price}, free over ${limit}`,
	/** The days may be a range. */
	delivery: ({ days, count }: { days: string; count: number }) =>
		plural(count, { one: `Delivery in ${days} working day`, other: `Delivery in ${days} working days` }),
	returns: ({ days }: { days: number }) =>
		plural(days, { one: `${days} day to return`, other: `${days} days to return` }),
	/** "Over 1,000 reviews" */
	moreReviews: ({ reviews }: { reviews: string }) => `Over ${reviews}`,
};
