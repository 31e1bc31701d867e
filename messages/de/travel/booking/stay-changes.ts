import type { Messages } from "#messages/en/index.ts";

export const stayChanges: Messages["stayChanges"] = {
	nothing: "Nichts",
	ended: "Nicht mehr möglich",
	percent: ({ percent }) => `${percent} % des Preises`,
	total: "Gesamt",
	deposit: "Online bezahlt",
	freeUntil: "Kostenlose Stornierung bis",
	lateFee: "Gebühr bei später Stornierung",
	noShow: "Gebühr bei Nichtanreise",
	confirmed: "Bestätigung",
	instantly: "Sofort",
	whenAccepted: "Wenn das Hotel zusagt",
	newPrice: ({ now, was }) => `Der Preis ist jetzt ${now} (vorher ${was}).`,
	change: ({ what, now, was }) => `${what}: ${now} (vorher ${was}).`,
};
