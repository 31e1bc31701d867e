import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobMails: Messages["jobMails"] = {
	subject: ({ when, number }) => `Ihr Auftrag am ${when} (${number})`,
	newJob: ({ when, vehicle }) => `Sie haben einen neuen Auftrag am ${when}, mit ${vehicle}.`,
	otherVehicle: ({ when, vehicle }) =>
		`Ihr Auftrag am ${when} ist jetzt mit ${vehicle}, und sein Link hat sich geändert.`,
	jobSheet:
		"Auf dem Auftragsblatt stehen die Adressen, die Telefonnummer des Kunden und die Schaltflächen, um jeden Schritt zu melden.",
	open: "Auftragsblatt öffnen",
	link: "Jeder mit dem Link kann das Auftragsblatt öffnen. Er gilt bis zwei Tage nach dem Auftrag oder bis jemand anderes den Auftrag erhält.",
	fromTo: ({ from, to }) => `${from} bis ${to}`,
	before: "Vorher",
	cancelledSubject: ({ when }) => `Auftrag storniert: ${when}`,
	cancelled: ({ when, vehicle }) => `Ihr Auftrag am ${when}, mit ${vehicle}, ist storniert.`,
	begun: ({ step }) => `Er hat begonnen („${step}“): Brechen Sie ihn ab, und rufen Sie das Büro an.`,
	gone: "Nehmen Sie ihn aus Ihrem Kalender; sein Link funktioniert nicht mehr.",
	movedSubject: ({ to }) => `Auftrag verschoben auf ${to}`,
	moved: ({ when, vehicle, to }) =>
		`Ihr Auftrag am ${when}, mit ${vehicle}, ist jetzt am ${endSentence(to)} Der Link zum Auftragsblatt funktioniert weiterhin.`,
	unassignedSubject: ({ when }) => `Auftrag nicht mehr zugewiesen: ${when}`,
	unassigned: ({ when, vehicle }) =>
		`Der Auftrag am ${when}, mit ${vehicle}, ist Ihnen nicht mehr zugewiesen.`,
	notFree: ({ to, vehicle }) => `Er wurde auf ${to} verschoben; dann sind Sie oder ${vehicle} nicht frei.`,
};
