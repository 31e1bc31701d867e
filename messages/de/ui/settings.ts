import type { Messages } from "#messages/en/index.ts";

export const settings: Messages["settings"] = {
	active: "Aktiv",
	off: "Aus",
};

export const settingKinds: Messages["settingKinds"] = {
	category: {
		add: "Kategorie hinzufügen",
		save: "Kategorie speichern",
		all: "Alle Kategorien",
		none: "Noch keine Kategorien",
		plural: "Kategorien",
	},
	"delivery method": {
		add: "Versandart hinzufügen",
		save: "Versandart speichern",
		all: "Alle Versandarten",
		none: "Noch keine Versandarten",
		plural: "Versandarten",
	},
	"tax class": {
		add: "Steuerklasse hinzufügen",
		save: "Steuerklasse speichern",
		all: "Alle Steuern",
		none: "Noch keine Steuerklassen",
		plural: "Steuerklassen",
	},
	"tax rate": {
		add: "Steuersatz hinzufügen",
		save: "Steuersatz speichern",
		all: "Alle Steuersätze",
		none: "Noch keine Steuersätze",
		plural: "Steuersätze",
	},
	discount: {
		add: "Rabatt hinzufügen",
		save: "Rabatt speichern",
		all: "Alle Rabatte",
		none: "Noch keine Rabatte",
		plural: "Rabatte",
	},
	vehicle: {
		add: "Fahrzeug hinzufügen",
		save: "Fahrzeug speichern",
		all: "Alle Fahrzeuge",
		none: "Noch keine Fahrzeuge",
		plural: "Fahrzeuge",
	},
	driver: {
		add: "Fahrer hinzufügen",
		save: "Fahrer speichern",
		all: "Alle Fahrer",
		none: "Noch keine Fahrer",
		plural: "Fahrer",
	},
	zone: {
		add: "Zone hinzufügen",
		save: "Zone speichern",
		all: "Alle Zonen",
		none: "Noch keine Zonen",
		plural: "Zonen",
	},
	"reply template": {
		add: "Antwortvorlage hinzufügen",
		save: "Antwortvorlage speichern",
		all: "Alle Antwortvorlagen",
		none: "Noch keine Antwortvorlagen",
		plural: "Antwortvorlagen",
	},
	"rate card": {
		add: "Tarif hinzufügen",
		save: "Tarif speichern",
		all: "Alle Tarife",
		none: "Noch keine Tarife",
		plural: "Tarife",
	},
};
