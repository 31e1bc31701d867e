import type { Messages } from "#messages/en/index.ts";

export const fields: Messages["fields"] = {
	checkDate: "Geben Sie das Datum als Jahr-Monat-Tag ein, zum Beispiel 2027-03-31.",
	checkTime: "Geben Sie die Uhrzeit wie 14:30 ein.",
	enterPeriod: "Geben Sie ein Start- und ein Enddatum ein.",
	startAfterEnd: "Das Startdatum darf nicht nach dem Enddatum liegen.",
	endInFuture: "Das Enddatum darf nicht in der Zukunft liegen.",
	tooManyDays: ({ max }) => `Wählen Sie höchstens ${max} Tage.`,
	startTooEarly: "Das Startdatum darf nicht vor dem Jahr 2000 liegen.",
	enterPhone: "Geben Sie Ihre Telefonnummer ein.",
	checkPhone:
		"Geben Sie eine Telefonnummer im richtigen Format ein. Nummern im Ausland brauchen die Landesvorwahl, zum Beispiel +44 20 7946 0958.",
	dateFormat: "Jahr-Monat-Tag",
	timeFormat: "zum Beispiel 14:30",
};
