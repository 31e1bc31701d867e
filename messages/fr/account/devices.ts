import type { Messages } from "#messages/en/index.ts";

export const devices: Messages["devices"] = {
	othersDone: "Tous les autres appareils ont été déconnectés.",
	done: "L’appareil a été déconnecté.",
	title: "Appareils connectés",
	lead: "Si vous ne reconnaissez pas un appareil, déconnectez-le et modifiez votre mot de passe.",
	others: "Déconnecter tous les autres appareils",
	since: ({ since }) => `Connecté depuis le ${since}`,
	lastActive: ({ lastActive }) => `dernière activité : ${lastActive}`,
	this: "Cet appareil",
};
