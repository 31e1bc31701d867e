import type { Messages } from "#messages/en/index.ts";

export const savedHotels: Messages["savedHotels"] = {
	notSaved: "Este hotel já não está na sua lista de desejos.",
	removed: ({ name }) => `Removido da sua lista de desejos: ${name}.`,
	undo: "Anular",
	saved: ({ name }) => `Guardado na sua lista de desejos: ${name}.`,
	goneTitle: "Este hotel já não está disponível",
	goneText: "Nada foi guardado. Escolha outro hotel em Viagens.",
	removeHotel: ({ hotel }) => `Remover da lista de desejos: ${hotel}`,
	saveHotel: ({ hotel }) => `Guardar: ${hotel}`,
	isSaved: ({ rest }) => <>Guardado{rest(" (remover da lista de desejos)")}</>,
	save: "Guardar",
	noLonger: "Já não está disponível",
	chooseDates: ({ rest, hotel }) => <>Escolher datas{rest(` em ${hotel}`)}</>,
	remove: ({ rest, hotel }) => <>Remover{rest(` ${hotel}`)}</>,
	removing: "A remover...",
};
