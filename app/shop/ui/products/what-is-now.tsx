import type { ProductFormFields } from "./product-fields.tsx";

const NAMES: Record<keyof ProductFormFields, string> = {
	title: "Title",
	slug: "Handle",
	description: "Description",
	vendor: "Vendor",
	tags: "Tags",
	category: "Category",
	status: "Status",
	seoTitle: "Page title",
	seoDescription: "Meta description",
	option1Name: "Option 1",
	option1Values: "Values of option 1",
	option2Name: "Option 2",
	option2Values: "Values of option 2",
	option3Name: "Option 3",
	option3Values: "Values of option 3",
};

type WhatIsNowProps = { now: ProductFormFields; typed: Record<string, unknown> };

/** The fields that somebody else saved with other values than those in the form. */
export function WhatIsNow({ now, typed }: WhatIsNowProps) {
	const plain = (text: unknown) =>
		String(text ?? "")
			.replace(/\r\n?/g, "\n")
			.trim();
	const differing = (Object.keys(NAMES) as (keyof ProductFormFields)[]).filter(
		(name) => plain(now[name]) !== plain(typed[name]),
	);
	if (differing.length === 0) return null;
	return (
		<section className="card mb-6 p-4 md:p-5">
			<h2 className="mb-3 text-lg">Changed in the meantime</h2>
			<dl className="grid gap-3">
				{differing.map((name) => (
					<div key={name}>
						<dt className="text-sm text-secondary">{NAMES[name]} is now</dt>
						<dd className="wrap-anywhere whitespace-pre-line">
							{name === "category" ? "a different category" : plain(now[name]) || "empty"}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
