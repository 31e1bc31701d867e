export const commissionMail = {
	ready: {
		subject: ({ hotel, month }: { hotel: string; month: string }) =>
			`Commission statement of ${hotel} for ${month}`,
		text: ({ hotel, month }: { hotel: string; month: string }) =>
			`The commission statement of ${hotel} for ${month} is ready.`,
	},
	settled: {
		/** After the next text. */
		reference: ({ reference }: { reference: string }) => `The reference is ${reference}.`,
		subject: ({ number, hotel }: { number: string; hotel: string }) =>
			`Statement ${number} of ${hotel} is settled`,
		text: ({ number, hotel }: { number: string; hotel: string }) =>
			`Statement ${number} of ${hotel} is marked as settled.`,
	},
	view: "View the statement",
	statement: "Statement",
	month: "Month",
	due: "Due",
};
