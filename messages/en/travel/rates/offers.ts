/** Offers as guests see them; `amount` is “€10.00”. */
export const offers = {
	offer: "Offer",
	none: "None",
	ended: "No longer applies",
	saved: ({ offer, amount }: { offer: string; amount: string }) => `${offer}: ${amount} less`,
	open: "I have a code",
	code: "Code",
	apply: "Use code",
	unknown: ({ code }: { code: string }) =>
		`This hotel has no offer with the code ${code}. Check how you typed it.`,
	notForStay: ({ code }: { code: string }) => `The offer with the code ${code} does not apply to this stay.`,
	notLowest: ({ code }: { code: string }) =>
		`Another offer makes this stay cheaper than the code ${code}, so you get that one.`,
	applied: ({ code }: { code: string }) => `The code ${code} applies.`,
};
