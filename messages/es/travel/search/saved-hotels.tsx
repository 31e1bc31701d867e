import type { Messages } from "#messages/en/index.ts";

export const savedHotels: Messages["savedHotels"] = {
	notSaved: "Este hotel ya no está en tu lista de deseos.",
	removed: ({ name }) => `Quitado de tu lista de deseos: ${name}.`,
	undo: "Deshacer",
	saved: ({ name }) => `Guardado en tu lista de deseos: ${name}.`,
	goneTitle: "Este hotel ya no está disponible",
	goneText: "No se ha guardado nada. Elige otro hotel en Viajes.",
	removeHotel: ({ hotel }) => `Quitar de la lista de deseos: ${hotel}`,
	saveHotel: ({ hotel }) => `Guardar: ${hotel}`,
	isSaved: ({ rest }) => <>Guardado{rest(" (quitar de la lista de deseos)")}</>,
	save: "Guardar",
	noLonger: "Ya no está disponible",
	chooseDates: ({ rest, hotel }) => <>Elegir fechas{rest(` en ${hotel}`)}</>,
	remove: ({ rest, hotel }) => <>Quitar{rest(` ${hotel}`)}</>,
	removing: "Quitando...",
};
