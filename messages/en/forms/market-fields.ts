export const marketFields = {
	enterName: "Enter the name of the market.",
	theName: "The name of the market",
	sold: ({ currency }: { currency: string }) =>
		`Something was sold in ${currency}, so the currency can’t be changed any more.`,
	chooseCurrency: "Choose a currency.",
	chooseCountry: "Choose a country.",
	chooseZone: "Choose a time zone.",
	priced: ({ currency, decimals }: { currency: string; decimals: number }) =>
		`Prices have been entered in ${currency}, so you can change only to a currency with ${decimals || "no"} decimals.`,
	currencyHint: "Of all prices. The currency can’t be changed after the first sale.",
	/** `explained` is the sentence above. */
	pricedHint: ({ explained, figure }: { explained: string; figure: string }) =>
		`${explained} A price of ${figure} stays ${figure} in the new currency. The currency can’t be changed after the first sale.`,
};
