type RemovedVariantsProps = {
	going: { name: string; stock: number }[];
	mayRename: boolean;
	id: string;
};

export function RemovedVariants({ going, mayRename, id }: RemovedVariantsProps) {
	const choices = [
		...(mayRename
			? [
					{
						value: "rename",
						label: "Rename these variants",
						hint: "They keep their stock, SKU and price under the new values.",
					},
				]
			: []),
		{
			value: "replace",
			label: going.length === 1 ? "Remove this variant" : `Remove these ${going.length} variants`,
			hint: "Variants with orders are archived with their stock. The others are deleted.",
		},
	];
	return (
		<fieldset className="card mb-6 p-4 md:p-5">
			<legend className="sr-only">Affected variants</legend>
			<p className="mb-2 font-semibold">These variants use values that you removed:</p>
			<ul className="mb-4 list-disc ps-5">
				{going.slice(0, 12).map(({ name, stock }) => (
					<li key={name}>
						{name}
						{stock === 0 ? "" : ` (${stock} in stock)`}
					</li>
				))}
				{going.length > 12 ? <li>and {going.length - 12} more</li> : null}
			</ul>
			<div className="flex flex-wrap gap-3">
				{choices.map(({ value, label, hint }, at) => (
					<div key={value} className="flex flex-1 basis-64">
						<label className="choice">
							<input type="radio" id={at === 0 ? id : `${id}-${value}`} name="goneValues" value={value} />
							<span>
								<span className="font-semibold">{label}</span>
								<span className="block text-sm text-secondary">{hint}</span>
							</span>
						</label>
					</div>
				))}
			</div>
		</fieldset>
	);
}
