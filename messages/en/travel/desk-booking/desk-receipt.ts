/** What a guest gets for money that the desk recorded. */
export const deskReceipt = {
	title: "Payment receipt",
	givenBackTitle: "Receipt for money given back",
	of: ({ money }: { money: string }) => `Receipt for ${money}`,
	takenBy: "Recorded by",
	givenBackLater: "Given back since then",
	email: "Email a receipt to the guest",
	subject: ({ money, hotel }: { money: string; hotel: string }) => `Receipt for ${money} from ${hotel}`,
	received: ({ hotel, money, method }: { hotel: string; money: string; method: string }) =>
		`${hotel} received ${money} for your stay. Method: ${method}.`,
	givenBack: ({ hotel, money, method }: { hotel: string; money: string; method: string }) =>
		`${hotel} gave back ${money} for your stay. Method: ${method}.`,
};
