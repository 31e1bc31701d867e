export const deskMoney = {
	paid: "The stay is paid.",
	paysAtHotel: ({ due }: { due: string }) => `The guest pays ${due} at the hotel.`,
	giveBack: ({ amount }: { amount: string }) => `${amount} is to be given back to the guest.`,
	stillDue: ({ due }: { due: string }) => `${due} is still to be paid at the hotel.`,
	refunded: ({ paid }: { paid: string }) => `The ${paid} paid online is refunded.`,
	/** After `paysAtHotel`. */
	noLongerOnline: "They can no longer pay online.",
};
