import type { Messages } from "#messages/en/index.ts";

export const newHotelMail: Messages["newHotelMail"] = {
	subject: ({ hotel }) => `${hotel} está à espera de aprovação`,
	text: ({ hotel }) =>
		`${hotel} foi adicionado e está à espera de aprovação. Fica oculto para os hóspedes até o aprovar.`,
	review: "Analisar hotel",
	hotel: "Hotel",
	location: "Localização",
	addedBy: "Adicionado por",
	unknown: "Desconhecido",
};
