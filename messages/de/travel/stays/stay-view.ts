import type { Messages } from "#messages/en/index.ts";

export const stayView: Messages["stayView"] = {
	arrive: ({ date, time }) => `${date}, ab ${time}`,
	leave: ({ date, time }) => `${date}, bis ${time}`,
	payment: {
		afterConfirmed: ({ deposit }) => `Sie zahlen ${deposit} online, nachdem das Hotel bestätigt hat`,
		unpaid: "Unbezahlt",
		payable: "Zahlbar im Hotel",
		payHotel: "Sie bezahlen im Hotel",
	},
	balance: {
		toPay: ({ money }) => `Im Hotel zu bezahlen: ${money}`,
		toGiveBack: ({ money }) => `Im Hotel zurückzugeben: ${money}`,
		paid: "Bezahlt",
		paidOnline: "Online bezahlt",
		nothing: "Nichts zu bezahlen",
	},
	waitingChange: ({ stay, until, amount }) =>
		`Der Gast möchte seine Reisedaten ändern: ${stay}. Das Zimmer wird bis ${until} (Ortszeit des Hotels) freigehalten, während er ${amount} online bezahlt.`,
	hotelTime: ({ moment }) => `${moment}, Ortszeit des Hotels`,
	outcome: {
		answersBy: ({ until }) => `Es antwortet bis ${until}. Ohne Antwort verfällt die Anfrage.`,
		nothing: "Sie zahlen nichts.",
		feeOwed: ({ fee }) => `Nach den Stornierungsbedingungen schulden Sie dem Hotel ${fee}.`,
		unconfirmed:
			"Sie haben Ihre E-Mail-Adresse nicht rechtzeitig bestätigt, die Buchung ist verfallen. Sie zahlen nichts.",
		unpaid: "Die Buchung wurde nicht rechtzeitig bezahlt und ist verfallen. Sie zahlen nichts.",
		payBefore: ({ deposit, until }) =>
			`Das Zimmer wird für Sie freigehalten. Zahlen Sie ${deposit} online bis ${until}. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
		confirmBefore: ({ until }) =>
			`Das Zimmer wird für Sie freigehalten. Bestätigen Sie Ihre E-Mail-Adresse bis ${until} mit dem Link in unserer E-Mail. Andernfalls verfällt die Buchung, und Sie zahlen nichts.`,
		partlyPaidHotel: ({ paid, due }) =>
			`Ihr Aufenthalt ist gebucht. Sie haben dem Hotel ${paid} bezahlt und zahlen ${due} vor Ort.`,
		partlyPaid: ({ paid, due }) =>
			`Ihr Aufenthalt ist gebucht. Sie haben ${paid} online bezahlt und zahlen ${due} im Hotel.`,
		paid: "Ihr Aufenthalt ist gebucht und bezahlt.",
	},
	calendar: ({ number }) => `Buchung ${number}`,
};
