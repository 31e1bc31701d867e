export const stayHistory = {
	note: "Note",
	dates: ({ from, to, total }: { from: string; to: string; total: string }) =>
		`Dates changed from ${from} to ${to}, total ${total}`,
	checkInUndone: "Check-in undone",
	checkOutUndone: "Check-out undone",
	requested: ({ total }: { total: string }) => `Requested, ${total}`,
	booked: ({ total }: { total: string }) => `Booked, ${total}`,
	/** A status, such as “Cancelled”. */
	withFee: ({ status, fee }: { status: string; fee: string }) => `${status}, fee ${fee}`,
	refundReturned: ({ money }: { money: string }) => `Refund of ${money} returned by the bank`,
	refunded: ({ money }: { money: string }) => `Refunded: ${money}`,
	paidOnline: ({ money }: { money: string }) => `Paid online: ${money}`,
	paidAtHotel: {
		cash: ({ money }: { money: string }) => `Paid at the hotel, cash: ${money}`,
		card: ({ money }: { money: string }) => `Paid at the hotel, card: ${money}`,
		transfer: ({ money }: { money: string }) => `Paid at the hotel, bank transfer: ${money}`,
	},
	givenBack: {
		cash: ({ money }: { money: string }) => `Given back at the hotel, cash: ${money}`,
		card: ({ money }: { money: string }) => `Given back at the hotel, card: ${money}`,
		transfer: ({ money }: { money: string }) => `Given back at the hotel, bank transfer: ${money}`,
	},
	/** How a guest pays at the hotel. */
	method: { cash: "Cash", card: "Card", transfer: "Bank transfer" },
	/** A numbered room, as the desk assigned it. */
	unit: ({ name, before }: { name: string; before: string | null }) =>
		before ? `Moved from room ${before} to room ${name}` : `Room ${name}`,
	noUnit: "Room number taken back",
	unitFrom: ({ date }: { date: string }) => `From ${date}`,
};
