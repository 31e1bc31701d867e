import { t } from "#app/common/language/messages.ts";
import type { toFolio } from "#app/travel/desk/ui/folio.ts";
import { Price } from "#app/ui/receipt/price.tsx";

type FolioProps = { folio: ReturnType<typeof toFolio>; currency: string };

/** What a stay owes, line by line, and what was paid, with the balance of both. */
export function Folio({ folio, currency }: FolioProps) {
	const { lines, owed, paid, balance } = folio;
	const amount = (value: number | null) =>
		value === null ? null : <Price amount={value} currency={currency} />;
	const cell = "py-1 ps-3 text-end align-baseline";
	return (
		<table className="w-full tabular-nums">
			<caption className="sr-only">{t.folio.title}</caption>
			<thead className="text-sm text-secondary">
				<tr>
					<th scope="col" className="text-start font-normal">
						{t.folio.line}
					</th>
					<th scope="col" className={`${cell} font-normal`}>
						{t.folio.owed}
					</th>
					<th scope="col" className={`${cell} font-normal`}>
						{t.folio.paid}
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.key}>
						<th scope="row" className="py-1 text-start font-normal wrap-anywhere">
							{line.text}{" "}
							{line.note ? <span className="block text-sm text-secondary">{line.note}</span> : null}
							{line.receipt ? (
								<a href={line.receipt} className="link text-sm print:hidden">
									{t.stayReceipt.title}
								</a>
							) : null}
						</th>
						<td className={cell}>{amount(line.owed)}</td>
						<td className={cell}>{amount(line.paid)}</td>
					</tr>
				))}
			</tbody>
			<tfoot className="border-t border-line font-semibold">
				<tr>
					<th scope="row" className="py-1 text-start">
						{t.words.total}
					</th>
					<td className={cell}>{amount(owed)}</td>
					<td className={cell}>{amount(paid)}</td>
				</tr>
				<tr className="text-lg">
					<th scope="row" className="text-start">
						{t.folio.balance}
					</th>
					<td className={cell} colSpan={2}>
						{amount(balance)}
					</td>
				</tr>
			</tfoot>
		</table>
	);
}
