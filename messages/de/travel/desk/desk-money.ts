import type { Messages } from "#messages/en/index.ts";

export const deskMoney: Messages["deskMoney"] = {
	paid: "Der Aufenthalt ist bezahlt.",
	paysAtHotel: ({ due }) => `Der Gast zahlt ${due} im Hotel.`,
	giveBack: ({ amount }) => `Dem Gast sind ${amount} zurückzugeben.`,
	stillDue: ({ due }) => `Im Hotel sind noch ${due} zu zahlen.`,
	refunded: ({ paid }) => `Die online gezahlten ${paid} werden erstattet.`,
	noLongerOnline: "Online kann er nicht mehr zahlen.",
};
