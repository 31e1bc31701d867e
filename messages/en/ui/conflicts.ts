/** What happened to a thing, and to which status, in lower case. */
type Change = { thing: string; to: string | undefined };

const toStatus = (to: string | undefined) => (to === undefined ? "" : ` to ${to}`);

/** Somebody else changed what a person is changing. */
export const conflicts = {
	/** After "this" in English; elsewhere as the sentences need it. */
	things: {
		account: "account",
		booking: "booking",
		category: "category",
		"delivery method": "delivery method",
		discount: "discount",
		driver: "driver",
		extra: "extra",
		hotel: "hotel",
		market: "market",
		order: "order",
		parcel: "parcel",
		product: "product",
		rate: "rate",
		offer: "offer",
		"rate card": "rate card",
		"reply template": "reply template",
		return: "return",
		room: "room",
		seller: "seller",
		statement: "statement",
		"tax class": "tax class",
		"tax rate": "tax rate",
		translation: "translation",
		vehicle: "vehicle",
		zone: "zone",
	},
	own: ({ thing, to }: Change) => `You changed this ${thing}${toStatus(to)} in another tab`,
	byOther: ({ thing, by, to }: Change & { by: string }) => `${by} changed this ${thing}${toStatus(to)}`,
	byUnknown: ({ thing, to }: Change) => `This ${thing} was changed${toStatus(to)}`,
	/** `change` is one of the three above. */
	sentence: ({ change, when }: { change: string; when: string | null }) =>
		when ? `${change} (${when}).` : `${change}.`,
	whileEditing: ({ change, when }: { change: string; when: string | null }) =>
		`${change} while you were editing${when ? ` (${when})` : ""}. Your changes are still here. Check the differences, then save again to keep yours.`,
};
