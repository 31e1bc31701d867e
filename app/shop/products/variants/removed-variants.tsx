import { t } from "#app/common/language/messages.ts";

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
						label: t.productVariants.renameVariants,
						hint: t.productVariants.keepStockSkuPrice,
					},
				]
			: []),
		{
			value: "replace",
			label: t.productVariants.removeThese({ count: going.length }),
			hint: t.productVariants.variantsOrdersArchived,
		},
	];
	return (
		<fieldset className="card mb-6 p-4 md:p-5">
			<legend className="sr-only">{t.productVariants.affectedVariants}</legend>
			<p className="mb-2 font-semibold">{t.productVariants.variantsUseValuesRemoved}</p>
			<ul className="mb-4 list-disc ps-5">
				{going.slice(0, 12).map(({ name, stock }) => (
					<li key={name}>{stock === 0 ? name : t.productVariants.withStock({ name, stock })}</li>
				))}
				{going.length > 12 ? <li>{t.productVariants.andMore({ count: going.length - 12 })}</li> : null}
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
