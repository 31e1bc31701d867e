import type { Messages } from "#messages/en/index.ts";

export const market: Messages["market"] = {
	name: "Nome do site",
	nameHint: "Os visitantes veem-no em todas as páginas, nos e-mails e na aplicação de autenticação.",
	currency: "Moeda",
	countryHint:
		"O país dos números de telefone e das moradas que não indicam país; também define o tamanho do papel das faturas.",
	setBy: ({ variable }) => (
		<>Definido como {variable} no ambiente do servidor. Remova-o daí para o alterar aqui.</>
	),
	timeZone: "Fuso horário",
	timeZoneHint: "A hora das mudanças, das listas e das datas das faturas.",
};
