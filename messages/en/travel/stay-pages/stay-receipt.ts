export const stayReceipt = {
	title: "Receipt",
	bookedOn: ({ date }: { date: string }) => `Booked ${date}`,
	back: "Back to booking",
	nights: "Nights",
	metaTitle: ({ number }: { number: string }) => `Receipt ${number}`,
};
