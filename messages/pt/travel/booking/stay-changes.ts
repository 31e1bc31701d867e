import type { Messages } from "#messages/en/index.ts";

export const stayChanges: Messages["stayChanges"] = {
	nothing: "Nada",
	ended: "Já não é possível",
	percent: ({ percent }) => `${percent}% do preço`,
	total: "Total",
	deposit: "Pago online",
	freeUntil: "Cancelamento grátis até",
	lateFee: "Taxa de cancelamento tardio",
	noShow: "Taxa de não comparência",
	confirmed: "Confirmação",
	instantly: "Imediata",
	whenAccepted: "Quando o hotel aceitar",
	newPrice: ({ now, was }) => `O preço é agora ${now} (antes ${was}).`,
	change: ({ what, now, was }) => `${what}: ${now} (antes ${was}).`,
};
