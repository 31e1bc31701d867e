/** What the guest pays online, on the form of a booking. */
export const stayDeposit = {
	fullPrice: ({ money }: { money: string }) => `Pay the full price (${money}) online when you book.`,
	/** Where the hotel confirms each booking. */
	fullPriceLater: ({ money }: { money: string }) =>
		`Pay the full price (${money}) online after the hotel confirms.`,
	deposit: ({ depositPercent, money }: { depositPercent: number; money: string }) =>
		`Pay a deposit of ${depositPercent}% (${money}) online when you book. The rest is paid at the hotel.`,
	depositLater: ({ depositPercent, money }: { depositPercent: number; money: string }) =>
		`Pay a deposit of ${depositPercent}% (${money}) online after the hotel confirms. The rest is paid at the hotel.`,
};
