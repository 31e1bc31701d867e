import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const importFindings: Messages["importFindings"] = {
	emptyFile: "O ficheiro está vazio.",
	excel: "Este é um ficheiro do Excel. Guarde-o no Excel como “CSV UTF-8” e carregue esse ficheiro.",
	notText: "Este não é um ficheiro de texto. Carregue um ficheiro CSV.",
	tooManyRows: ({ most }) => `O ficheiro tem mais de ${most} linhas. Divida-o em vários ficheiros.`,
	tooManyColumns: ({ row, count, most }) =>
		`A linha ${row} tem ${count} colunas. Podem ser lidas no máximo ${most}.`,
	rowTooLong: ({ row, most }) => `A linha ${row} tem mais de ${most} caracteres.`,
	quoteNotClosed: ({ row }) => `Na linha ${row} abrem-se aspas que nunca são fechadas.`,
	quoteInside: ({ row }) =>
		`A linha ${row} tem aspas numa célula que não está entre aspas. Ponha a célula entre aspas e duplique as aspas.`,
	textAfterQuote: ({ row }) =>
		`A linha ${row} tem texto depois de aspas de fecho. Duplique as aspas dentro de uma célula entre aspas.`,
	unreadableRow: ({ row }) => `A linha ${row} não pode ser lida como CSV.`,
	sameColumns: ({ one, other }) =>
		`As colunas “${one}” e “${other}” têm o mesmo significado. Retire uma delas.`,
	noColumns:
		"A primeira linha não tem os nomes de coluna de um ficheiro de produtos da Shopify. Precisa de “Handle” (ou “URL handle”) e “Title”.",
	missingColumn: ({ names }) => `Falta a coluna ${names}.`,
	columnName: ({ name }) => `“${name}”`,
	eitherColumn: ({ one, other }) => `“${one}” ou “${other}”`,
	formula: "Retire o = ou a @ do início. Uma folha de cálculo executaria isto como fórmula.",
	unprintable: "Retire o carácter que não pode ser mostrado.",
	tooLong: ({ most }) => `Pode ter no máximo ${most} caracteres.`,
	cell: "O valor",
	notPrice: ({ typed, example }) => `“${typed}” não é um preço. Introduza um montante como ${example}.`,
	priceTooHigh: ({ most }) => `Um preço pode ser no máximo ${most}.`,
	notWhole: ({ typed }) => `“${typed}” não é um número inteiro.`,
	outOfRange: ({ min, max }) => `Introduza um número de ${min} a ${max}.`,
	notFlag: ({ typed, yes, no }) => `“${typed}” não é ${yes} nem ${no}.`,
	enterHandle: "Introduza o identificador do produto. Cada linha precisa de um.",
	handleRule: "Use letras minúsculas, algarismos e hífenes, como em desk-lamp.",
	tooManyRowsOf: ({ count, variants, pictures }) =>
		`O produto tem ${count} linhas. Um produto pode ter até ${variants} variantes e ${pictures} imagens.`,
	enterTitle: "Introduza um título de 2 a 150 caracteres.",
	htmlDepth: "O HTML tem mais de 100 níveis de encadeamento.",
	descriptionTooLong: ({ most }) => `Uma descrição pode ter no máximo ${most} caracteres.`,
	notTaxClass: ({ typed, classes }) => `“${typed}” não é uma classe de imposto. Use ${classes}.`,
	notStatus: ({ typed, statuses }) => `“${typed}” não é um estado. Use ${statuses}.`,
	enterOptionName: "Introduza um nome. Uma opção posterior tem um.",
	enterValue: ({ option }) => `Introduza um valor para ${option}.`,
	enterPrice: "Introduza um preço. É permitido 0.",
	repeatedVariant: ({ row, variant }) => `Repete a variante da linha ${row}: ${variant}.`,
	secondVariant: ({ row }) =>
		`É uma segunda variante de um produto sem opções. A primeira está na linha ${row}.`,
	tooManyVariants: ({ count, most }) => `O produto tem ${count} variantes. São possíveis no máximo ${most}.`,
	tooManyPictures: ({ most }) => `Um produto pode ter até ${most} imagens.`,
	addressTooLong: ({ most }) => `Um endereço pode ter no máximo ${most} caracteres.`,
	noPrices: "O ficheiro não tem preços. Os produtos novos ficam com o preço 0 e como rascunhos.",
	keptVariants: ({ names }) => `Não estão no ficheiro e ficam como estão: ${names}.`,
	categoryId: ({ id }) =>
		`“${id}” é o identificador de uma categoria, não o nome. É conservado para exportações. Escolha a categoria do produto na loja.`,
	otherOptions: ({ names }) => `O produto na loja tem outras opções (${names}). Altere-as primeiro na loja.`,
	noOptions: "sem opções",
	belowZero: ({ quantity }) => `“${quantity}” é inferior a 0, e esta variante não é vendida sem stock.`,
	wouldHaveVariants: ({ count, most }) =>
		`O produto ficaria com ${count} variantes. São possíveis no máximo ${most}.`,
	wouldHavePictures: ({ count, most }) =>
		`O produto ficaria com ${count} imagens. São possíveis no máximo ${most}.`,
	skuTaken: ({ sku, product }) => `“${sku}” já é o SKU de ${product}.`,
	skuRepeated: ({ sku, row }) => `“${sku}” já é o SKU da linha ${row}.`,
	handleRepeated: ({ handle, row }) =>
		`“${handle}” já está na linha ${row}. Mantenha juntas as linhas de um produto.`,
	windows1252:
		"O ficheiro não é UTF-8 e foi lido como Windows-1252. Verifique as letras com acento antes de o aplicar.",
	ignoredColumns: ({ names }) => `Colunas que não são importadas: ${names}.`,
	moreCells: ({ count }) =>
		plural(count, {
			one: "Esta linha tem 1 célula a mais do que a primeira. A última célula não é importada.",
			other: `Esta linha tem ${count} células a mais do que a primeira. As últimas ${count} células não são importadas.`,
		}),
	fewerCells: ({ count }) =>
		plural(count, {
			one: "Esta linha tem 1 célula a menos do que a primeira. O valor da última coluna não muda.",
			other: `Esta linha tem ${count} células a menos do que a primeira. Os valores das últimas ${count} colunas não mudam.`,
		}),
	noProducts: "O ficheiro tem nomes de coluna, mas nenhum produto.",
	nothingImportable: "Nenhum produto deste ficheiro pode ser importado.",
	failed:
		"Algo correu mal do nosso lado. As alterações já aplicadas mantêm-se. Carregue o ficheiro outra vez para continuar.",
	productGone: "O produto já não existe.",
	productFull: ({ most }) => `O produto já tem ${most} imagens.`,
	pictureFailed: "Não foi possível processar esta imagem.",
	stopped: "Parada antes de ser adicionada.",
};
