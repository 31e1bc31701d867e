import type { Messages } from "#messages/en/index.ts";

export const translations: Messages["translations"] = {
	title: "Traduções",
	lead: ({ language }) =>
		`O que escreveu em ${language}, ao lado da tradução. Onde falta uma, os visitantes leem o original.`,
	languages: "Idiomas",
	missing: ({ count }) => (count === 1 ? "falta 1" : `faltam ${count}`),
	missingOf: ({ count, total }) => `${count === 1 ? "Falta" : "Faltam"} ${count} de ${total} textos.`,
	complete: "Está tudo traduzido.",
	isMissing: "Em falta",
	optionValue: ({ value }) => `Valor da opção: ${value}`,
	save: "Guardar tradução",
	saved: ({ language, name }) => `${language}: “${name}” foi guardado.`,
	nothing: {
		title: "Nada para traduzir",
		text: "O site tem um só idioma ou ainda não há nada escrito aqui.",
	},
};
