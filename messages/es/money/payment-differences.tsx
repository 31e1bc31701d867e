import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const paymentDifferences: Messages["paymentDifferences"] = {
	missingHere: "Solo en el proveedor",
	missingHereAdvice: ({ provider }) =>
		`Busca el registro en ${provider}: el dinero que no corresponde a un pedido de este sitio se reembolsa allí.`,
	missingThere: "Solo aquí",
	missingThereAdvice: ({ provider }) =>
		`Comprueba que el sitio usa la cuenta correcta de ${provider} y que no se usó una clave de prueba.`,
	otherAmount: "Importe distinto",
	otherAmountAdvice: ({ provider }) => `Compara ambos importes con el registro en ${provider}.`,
	otherState: "Estado distinto",
	otherStateAdvice: ({ provider }) => `Compara el estado con el registro en ${provider}.`,
	export: "Exportar diferencias",
	run: "Ejecutar ahora",
	starting: "Iniciando...",
	none: "No hay diferencias abiertas.",
	off: "Los pagos en línea están desactivados, así que ya no se compara nada.",
	title: "Diferencias",
	newest: ({ count }) => `Se muestran las ${count} más recientes. Cierra una para ver la siguiente.`,
	reconciliation: "Conciliación",
	comparing: ({ provider }) => `Estamos comparando nuestros pagos con ${provider}.`,
	notReached: ({ provider }) =>
		`No se pudo conectar con ${provider}. Lo intentaremos de nuevo en menos de una hora.`,
	notCompared: ({ provider }) => `Aún no se ha comparado con ${provider}.`,
	record: "Registro",
	one: "Diferencia",
	action: "Acción",
	count: ({ count }) => plural(count, { one: "1 diferencia", other: `${count} diferencias` }),
	moreThan: ({ count }) =>
		plural(count, { one: `Más de ${count} diferencia`, other: `Más de ${count} diferencias` }),
	of: ({ record, number }) => (
		<>
			{record} de {number}
		</>
	),
	last: ({ provider, time, count }) =>
		plural(count, {
			one: `Última comparación con ${provider}: ${time}, 1 registro de los últimos 3 días.`,
			other: `Última comparación con ${provider}: ${time}, ${formatCount(count)} registros de los últimos 3 días.`,
		}),
	notReachedSince: ({ provider }) =>
		`Desde entonces no se ha podido conectar con ${provider}. Lo intentaremos de nuevo en menos de una hora.`,
};
