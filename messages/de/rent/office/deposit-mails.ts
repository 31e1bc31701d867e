import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "Wir haben Ihre Anzahlung erhalten",
	paid: ({ amount, number }) =>
		`Vielen Dank. Wir haben die Anzahlung von ${amount} für Ihre Umzugsbuchung ${number} erhalten.`,
	waivedSubject: "Sie müssen keine Anzahlung leisten",
	waived: ({ amount, number }) =>
		`Wir haben Ihnen die Anzahlung von ${amount} für Ihre Umzugsbuchung ${number} erlassen. Sie zahlen den ganzen Preis am Tag des Umzugs. Zahlen Sie nicht online: Zahlungen, die noch eingehen, erstatten wir.`,
	refundedSubject: "Wir haben Ihre Erstattung gesendet",
	refunded: ({ amount, number }) =>
		`Wir haben ${amount} für Ihre Umzugsbuchung ${number} erstattet. Es kann einige Tage dauern, bis der Betrag bei Ihnen ist.`,
	refund: "Erstattung",
	disputedAmount: "Angefochten",
	answerBefore: "Antworten bis",
	lateSubject: "Verspätete Anzahlung erstattet",
	late: ({ name }) =>
		`${name} hat eine Anzahlung geleistet, die nicht mehr fällig war. Die Zahlung wird automatisch erstattet. Sie müssen nichts tun.`,
	failedSubject: "Erstattung fehlgeschlagen",
	failed: ({ name }) =>
		`Die Erstattung an ${name} ist fehlgeschlagen. Der Zahlungsdienstleister hat sie abgelehnt, oder die Bank des Kunden hat sie zurückgegeben. Öffnen Sie die Buchung, um zu sehen, was noch zu tun ist.`,
	disputedSubject: "Zahlung angefochten",
	disputed: ({ name }) =>
		`${name} hat eine Zahlung bei der eigenen Bank angefochten. Die Bank hat das Geld bis zu ihrer Entscheidung zurückgeholt. Antworten Sie im Dashboard Ihres Zahlungsdienstleisters. Antworten Sie nicht rechtzeitig, ist das Geld verloren.`,
	view: "Buchung ansehen",
};
