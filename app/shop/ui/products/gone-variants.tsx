type GoneVariantsProps = {
	going: { name: string; stock: number }[];
	mayRename: boolean;
	/** The field's id, where the error summary leads. */
	id: string;
};

/** What becomes of variants whose values were taken out or written anew. */
export function GoneVariants({ going, mayRename, id }: GoneVariantsProps) {
	const choices = [
		...(mayRename
			? [
					{
						value: "rename",
						label: "They are the same things by another name",
						hint: "Stock, SKU and price stay with the new name.",
					},
				]
			: []),
		{
			value: "replace",
			label: going.length === 1 ? "Take this variant out" : `Take these ${going.length} variants out`,
			hint: "Those that were ordered before are archived with their stock; the others are deleted.",
		},
	];
	return (
		<fieldset className="card mb-6 p-4 md:p-5">
			<legend className="sr-only">What becomes of the variants</legend>
			<p className="mb-2 font-semibold">These variants have values that are not in the lists any more:</p>
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
