import type { Messages } from "#messages/en/index.ts";

export const remote: Messages["remote"] = {
	invalidRedirect: "O outro site redireciona para um endereço inválido.",
	tooManyRedirects: "O endereço redireciona demasiadas vezes.",
	tooSlow: "O outro site não respondeu a tempo.",
	badCertificate: "O certificado do outro site não é válido.",
	unreachable: "Não foi possível contactar o outro site.",
	private: "Esse endereço está dentro de uma rede privada. Introduza um que qualquer pessoa possa abrir.",
	notHttps: "Introduza um endereço que comece por https://.",
	hasUser: "O endereço não pode conter um nome de utilizador nem uma palavra-passe.",
	hasPort: "O endereço não pode conter um número de porta.",
	noSite: "Não há nenhum site nesse endereço. Verifique se o escreveu bem.",
	instead: {
		calendar: ({ answer }) => `O outro site respondeu com ${answer} em vez de um calendário.`,
		picture: ({ answer }) => `O outro site respondeu com ${answer} em vez de uma imagem.`,
	},
	tooLarge: {
		calendar: ({ megabytes }) => `O calendário tem mais de ${megabytes} MB.`,
		picture: ({ megabytes }) => `A imagem tem mais de ${megabytes} MB.`,
	},
};
