import type { Messages } from "#messages/en/index.ts";

export const roomCard: Messages["roomCard"] = {
	chooseDates: "Choisir les dates",
	byNight: "Prix par nuit",
	freeUntil: ({ until }) => `Annulation gratuite jusqu’au ${until}`,
	fee: ({ percent }) => `Frais d’annulation : ${percent} % du prix.`,
	book: ({ rest, room }) => <>Réserver{rest(` ${room}`)}</>,
	request: ({ rest, room }) => <>Demander{rest(` ${room}`)}</>,
	sleeps: ({ guests }) => `${guests} pers.`,
	sleepsAdults: ({ guests, adults }) => `${guests} pers. (adultes : ${adults} max.)`,
};
