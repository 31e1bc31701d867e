import type { Messages } from "#messages/en/index.ts";

export const nothingMatches: Messages["nothingMatches"] = {
	filters: "Nenhum hotel corresponde aos seus filtros",
	clear: "Limpar filtros",
	removeOne: "Remova o filtro para ver mais hotéis.",
	removeSome: "Remova um filtro para ver mais hotéis.",
	unknown: ({ destination }) => `Não encontrámos nenhum hotel ou cidade com o nome “${destination}”`,
	viewAll: "Ver todos os hotéis",
	lookIn: ({ cities }) => <>Verifique se escreveu bem ou procure em {cities}.</>,
	noRooms: "Não há quartos disponíveis nestas datas",
	tryOther:
		"Também não há nada disponível nos 30 dias antes ou depois. Experimente outras datas ou menos hóspedes.",
	nearest: "Datas disponíveis mais próximas",
	from: ({ total }) => `desde ${total}`,
};
