import type { Messages } from "#messages/en/index.ts";

export const stayHistory: Messages["stayHistory"] = {
	note: "Notiz",
	dates: ({ from, to, total }) => `Reisedaten geändert: vorher ${from}, jetzt ${to}, gesamt ${total}`,
	checkInUndone: "Check-in zurückgenommen",
	checkOutUndone: "Check-out zurückgenommen",
	requested: ({ total }) => `Angefragt, ${total}`,
	booked: ({ total }) => `Gebucht, ${total}`,
	withFee: ({ status, fee }) => `${status}, Gebühr ${fee}`,
	refundReturned: ({ money }) => `Erstattung von ${money} von der Bank zurückgegeben`,
	refunded: ({ money }) => `Erstattet: ${money}`,
	paidOnline: ({ money }) => `Online bezahlt: ${money}`,
	paidAtHotel: {
		cash: ({ money }) => `Im Hotel bar bezahlt: ${money}`,
		card: ({ money }) => `Im Hotel mit Karte bezahlt: ${money}`,
		transfer: ({ money }) => `Im Hotel per Überweisung bezahlt: ${money}`,
	},
	givenBack: {
		cash: ({ money }) => `Im Hotel bar zurückgegeben: ${money}`,
		card: ({ money }) => `Im Hotel auf die Karte zurückgegeben: ${money}`,
		transfer: ({ money }) => `Vom Hotel zurücküberwiesen: ${money}`,
	},
	method: { cash: "Bar", card: "Karte", transfer: "Überweisung" },
	unit: ({ name, before }) => (before ? `Von Zimmer ${before} in Zimmer ${name} verlegt` : `Zimmer ${name}`),
	noUnit: "Zimmernummer zurückgenommen",
	unitFrom: ({ date }) => `Ab ${date}`,
};
