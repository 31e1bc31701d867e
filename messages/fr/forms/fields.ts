import type { Messages } from "#messages/en/index.ts";

export const fields: Messages["fields"] = {
	checkDate: "Saisissez la date sous la forme année-mois-jour, par exemple 2027-03-31.",
	checkTime: "Saisissez l’heure sous la forme 14:30.",
	enterPeriod: "Saisissez une date de début et une date de fin.",
	startAfterEnd: "La date de début ne doit pas être postérieure à la date de fin.",
	endInFuture: "La date de fin ne doit pas être dans le futur.",
	tooManyDays: ({ max }) => `Choisissez ${max} jours au maximum.`,
	startTooEarly: "La date de début ne doit pas être antérieure à l’an 2000.",
	enterPhone: "Saisissez votre numéro de téléphone.",
	checkPhone:
		"Saisissez un numéro de téléphone au bon format. Pour un numéro à l’étranger, ajoutez l’indicatif du pays, par exemple +44 20 7946 0958.",
	dateFormat: "année-mois-jour",
	timeFormat: "par exemple 14:30",
};
