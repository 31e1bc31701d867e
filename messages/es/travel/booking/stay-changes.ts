import type { Messages } from "#messages/en/index.ts";

export const stayChanges: Messages["stayChanges"] = {
	nothing: "Nada",
	ended: "Ya no es posible",
	percent: ({ percent }) => `${percent} % del precio`,
	total: "Total",
	deposit: "Pago en línea",
	freeUntil: "Cancelación gratis hasta",
	lateFee: "Cargo por cancelación tardía",
	noShow: "Cargo por no presentarse",
	confirmed: "Confirmación",
	instantly: "Inmediata",
	whenAccepted: "Cuando el hotel acepte",
	newPrice: ({ now, was }) => `El precio ahora es ${now} (antes ${was}).`,
	change: ({ what, now, was }) => `${what}: ${now} (antes ${was}).`,
};
