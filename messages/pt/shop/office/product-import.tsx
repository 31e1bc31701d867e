import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const productImport: Messages["productImport"] = {
	lists: {
		problem: "Erros",
		failed_picture: "Imagens não adicionadas",
		warning: "Avisos",
		category: "Novas categorias",
		create: "Novos produtos",
		update: "Produtos alterados",
		picture: "Imagens",
	},
	starting: "A iniciar...",
	alreadyDone: "Este ficheiro já foi aplicado ou cancelado.",
	stopped: "Importação parada. As alterações feitas até agora mantêm-se.",
	alreadyFinished: "Esta importação já tinha terminado.",
	title: "Importação",
	pageTitle: "Importar e exportar",
	importProducts: "Importar produtos",
	importText:
		"Carregue um ficheiro CSV no formato de produtos do Shopify, com os nomes de colunas antigos ou novos. Vê cada alteração antes de ser aplicada. As imagens são obtidas dos endereços https ou carregadas num ficheiro ZIP.",
	csvFile: "Ficheiro CSV",
	csvSize: "Até 20 MB",
	upload: "Carregar e verificar",
	uploading: "A carregar...",
	exportProducts: "Exportar produtos",
	exportText:
		"Transfira todos os produtos, variantes e stock num ficheiro CSV. Edite-o numa folha de cálculo e importe-o novamente: só são aplicadas as suas alterações.",
	download: "Transferir products.csv",
	files: "Ficheiros importados",
	emptyText: "Os ficheiros são listados aqui durante 30 dias depois de os importar.",
	emptyTitle: "Ainda não há importações",
	uploadPictures: "Carregar imagens",
	notZip: "Este não é um ficheiro ZIP. Escolha um ficheiro ZIP.",
	noneMatch: "Nenhum ficheiro deste ZIP tem o nome de uma imagem em falta. Compare os nomes dos ficheiros.",
	nothingMissing: "Não faltam imagens",
	back: "Voltar à importação",
	zipFile: "Ficheiro ZIP",
	zipHint: "Até 50 MB. Imagens JPEG, PNG, WebP ou AVIF, até 8 MB cada. Pode carregar vários ficheiros ZIP.",
	noRetry: "Nenhuma imagem pode ser obtida novamente. Carregue as imagens em falta num ficheiro ZIP.",
	withErrors: "Os produtos com erros não são importados. Corrija o ficheiro e importe-o novamente.",
	withErrorsOrApply:
		"Os produtos com erros não são importados. Corrija o ficheiro e importe-o novamente ou aplique já os outros produtos.",
	columns: {
		row: "Linha",
		column: "Coluna",
		handle: "Identificador",
		category: "Categoria",
		product: "Produto",
		changes: "Alterações",
		file: "Ficheiro",
		rows: "Linhas",
		errors: "Erros",
		by: "Carregado por",
		uploaded: "Carregado",
	},
	deletedAccount: "Uma conta eliminada",
	progress: {
		pictures: ({ done, total }) => `${done} de ${total} imagens`,
		rows: ({ done, total }) => `${done} de ${total} linhas`,
	},
	unchangedProducts: "Produtos sem alterações",
	notAdded: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} imagem não foi adicionada. Os produtos sem imagem continuam em rascunho. Tente novamente ou carregue as imagens.`,
			other: `${formatCount(count)} imagens não foram adicionadas. Os produtos sem imagem continuam em rascunho. Tente novamente ou carregue as imagens.`,
		}),
	publishHeld: "Publicar produtos sem imagem",
	held: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} produto ainda não tem imagem. Os produtos sem imagem continuam em rascunho, a menos que selecione esta opção.`,
			other: `${formatCount(count)} produtos ainda não têm imagem. Os produtos sem imagem continuam em rascunho, a menos que selecione esta opção.`,
		}),
	apply: "Aplicar",
	applyTo: ({ count }) =>
		plural(count, {
			one: `Aplicar ${formatCount(count)} produto`,
			other: `Aplicar ${formatCount(count)} produtos`,
		}),
	stop: "Parar",
	cancel: "Cancelar importação",
	reopen: "Abra novamente a página e carregue o ficheiro a partir daí.",
	chooseCsv: "Escolha um ficheiro CSV.",
	chooseZip: "Escolha um ficheiro ZIP.",
	uploadedBy: ({ at, by }) => `Carregado em ${at} por ${by}.`,
	uploadedByDeleted: ({ at }) => `Carregado em ${at} por uma conta eliminada.`,
	found: ({ count }) =>
		plural(count, {
			one: `Foi encontrada ${count} imagem.`,
			other: `Foram encontradas ${count} imagens.`,
		}),
	ambiguous: ({ file }) => `${file}: várias imagens têm este nome de ficheiro. Adicione-as aos produtos.`,
	more: ({ count }) => `E mais ${count}.`,
	allAdded: ({ file }) => `Todas as imagens indicadas em ${file} foram adicionadas.`,
	missing: ({ count, code }) => (
		<>
			{plural(count, { one: "Falta 1 imagem.", other: `Faltam ${formatCount(count)} imagens.` })} Cada
			ficheiro do ZIP é associado pelo nome: {code("lamp.jpg")} é usado para cada endereço que termina em{" "}
			{code("lamp.jpg")}. As pastas não importam.
		</>
	),
	checking: {
		label: "A verificar",
		title: "A verificar o ficheiro. Ainda nada muda.",
	},
	checked: {
		label: "Pronto a aplicar",
		title: "Reveja as alterações",
	},
	refused: {
		label: "Não importado",
		title: "Não é possível importar este ficheiro",
	},
	applying: {
		label: "A aplicar",
		title: "A aplicar as alterações",
	},
	adding_pictures: {
		label: "A adicionar imagens",
		title: "Os produtos foram importados. A adicionar imagens.",
	},
	pictures_missing: {
		label: "Faltam imagens",
		title: "Os produtos foram importados. Faltam algumas imagens.",
	},
	done: {
		label: "Importado",
		title: "Importação concluída",
	},
	unchanged: {
		label: "Sem alterações",
		title: "A loja está atualizada com este ficheiro",
	},
	failed: {
		label: "Falhou",
		title: "A importação parou",
	},
	cancelled: {
		label: "Cancelada",
		title: "Esta importação foi cancelada",
	},
	named: {
		label: "Por adicionar",
	},
	waiting: {
		label: "Em espera",
	},
	added: {
		label: "Adicionada",
	},
	pictureStates: {
		failed: {
			label: "Não adicionada",
		},
	},
	results: "Resultados",
	tryAgain: "Tentar novamente",
	uploadZip: "Carregar imagens num ficheiro ZIP",
	cancelling: "A cancelar...",
	importAnotherFile: "Importar outro ficheiro",
	refresh: "Atualizar",
	zip: {
		theFile: "O ficheiro ZIP",
		tooManyFiles: "Tem mais de 20 000 ficheiros. Divida-o.",
		damaged: "Está danificado.",
		tooLarge: "Tem mais de 8 MB.",
		tooManyBytes: "O ficheiro ZIP tem mais de 500 MB de imagens.",
		unreadable: "Está danificado ou encriptado.",
	},
};
