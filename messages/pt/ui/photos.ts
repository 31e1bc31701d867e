import type { Messages } from "#messages/en/index.ts";

export const photos: Messages["photos"] = {
	add: "Adicionar fotografias",
	photos: "Fotografias",
	limits: ({ perTime, left }) =>
		`JPEG, PNG, WebP ou AVIF, até 8 MB cada, no máximo ${perTime} de cada vez. Pode adicionar mais ${left}.`,
	uploading: "A carregar...",
	altText: "Texto alternativo",
	noAltText: "Sem texto alternativo",
	describe: ({ example }) => `Descreva a fotografia para quem não a pode ver, por exemplo “${example}”.`,
	saveDescription: "Guardar descrição",
	numbered: ({ name, number, count }) => `${name}, fotografia ${number} de ${count}`,
	of: ({ name }) => `Fotografias de ${name}`,
	allOf: ({ count }) => `Todas as fotografias (${count})`,
	more: "Mais fotografias",
	formHint: ({ hint, perTime, max }) =>
		`${hint} JPEG, PNG, WebP ou AVIF, até 8 MB cada. Adicione até ${perTime} de cada vez e ${max} no total.`,
	oneUploaded: "1 fotografia já foi carregada",
	uploaded: ({ count }) => `${count} fotografias já foram carregadas`,
	clear: "Desmarque uma caixa para excluir essa fotografia.",
	photo: "Fotografia",
	withoutAlt: ({ number }) => `Fotografia ${number}, sem texto alternativo`,
	main: "Fotografia principal",
	photoNumber: ({ number }) => `Fotografia ${number}`,
	editAlt: "Editar texto alternativo",
	addAlt: "Adicionar texto alternativo",
	photoNumberAfter: ({ number }) => `fotografia ${number}`,
	moveLeft: "Mover para a esquerda",
	moveRight: "Mover para a direita",
	backTo: ({ backTo }) => `Voltar a ${backTo}`,
	previous: "Fotografia anterior",
	next: "Fotografia seguinte",
};
