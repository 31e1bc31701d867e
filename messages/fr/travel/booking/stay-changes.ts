import type { Messages } from "#messages/en/index.ts";

export const stayChanges: Messages["stayChanges"] = {
	nothing: "Rien",
	ended: "Plus possible",
	percent: ({ percent }) => `${percent} % du prix`,
	total: "Total",
	deposit: "Payé en ligne",
	freeUntil: "Annulation gratuite jusqu’au",
	lateFee: "Frais d’annulation tardive",
	noShow: "Frais de non-présentation",
	confirmed: "Confirmation",
	instantly: "Immédiate",
	whenAccepted: "Lorsque l’hôtel accepte",
	newPrice: ({ now, was }) => `Le prix est maintenant de ${now} (au lieu de ${was}).`,
	change: ({ what, now, was }) => `${what} : ${now} (au lieu de ${was}).`,
};
