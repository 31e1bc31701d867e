import { t } from "#app/common/language/messages.ts";
import { sizeGuideRows } from "#app/shop/catalogue/size-guide.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The size guide of a product, which opens below its options; nothing without one. */
export function SizeGuide({ stored, lang }: { stored: string; lang?: string | undefined }) {
	const [head, ...rows] = sizeGuideRows(stored);
	if (!head) return null;
	return (
		<details className="size-guide mt-4">
			<summary>
				<Icon name="ruler" /> {t.product.sizeGuide}
			</summary>
			<div className="overflow-x-auto">
				<table lang={lang}>
					<thead>
						<tr>
							{head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(([name, ...cells]) => (
							<tr key={[name, ...cells].join()}>
								<th scope="row">{name}</th>
								{cells.map((cell, at) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
									<td key={at}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
