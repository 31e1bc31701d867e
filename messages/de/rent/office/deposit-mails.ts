import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "Wir haben Ihre Anzahlung erhalten",
	paid: ({ amount, number }) =>
		`Vielen Dank. Wir haben die Anzahlung von ${amount} für Ihre Umzugsbuchung ${number} erhalten.`,
	waivedSubject: "Sie müssen keine Anzahlung leisten",
	waived: ({ amount, number }) =>
		`Wir haben Ihnen die Anzahlung von ${amount} für Ihre Umzugsbuchung ${number} erlassen. Sie zahlen den ganzen Preis am Tag des Umzugs. Zahlen Sie nicht online: Zahlungen, die noch eingehen, erstatten wir.`,
	refundedSubject: "Wir haben Ihnen Geld erstattet",
	refunded: ({ amount, number }) =>
		`Wir haben ${amount} für Ihre Umzugsbuchung ${number} erstattet. Es kann einige Tage dauern, bis das Geld bei Ihnen ankommt.`,
	refund: "Erstattung",
	disputedAmount: "Strittiger Betrag",
	answerBefore: "Antworten bis",
	lateSubject: "Verspätete Anzahlung erstattet",
	late: ({ name }) =>
		`${name} hat eine Anzahlung geleistet, die nicht mehr fällig war. Die Zahlung wird automatisch erstattet. Sie müssen nichts tun.`,
	failedSubject: "Erstattung fehlgeschlagen",
	failed: ({ name }) =>
		`Die Erstattung an ${name} ist fehlgeschlagen. Der Zahlungsdienst hat sie abgelehnt oder die Bank des Kunden hat sie zurückgeschickt. Öffnen Sie die Buchung, um zu sehen, was zu tun ist.`,
	disputedSubject: "Zahlung bestritten",
	disputed: ({ name }) =>
		`${name} bestreitet eine Zahlung bei der Bank, die das Geld bis zu ihrer Entscheidung zurückgeholt hat. Antworten Sie im Dashboard Ihres Zahlungsdienstes. Wenn Sie nicht rechtzeitig antworten, ist das Geld verloren.`,
	view: "Buchung ansehen",
};
