import { t } from "#app/common/language/messages.ts";
import type { AnyFilters, ListOf } from "#app/common/lists/list-filters.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

type Choices = readonly { value: string; label: string; group?: string }[];

/** One filter of a list, by its name in the URL: a choice, or without choices a date. */
export type FilterField = { name: string; label: string; choices?: Choices };

/** The choices of an optional filter: all, then each of these with its label. */
export const withAll = <Name extends string>(
	names: readonly Name[],
	label: (name: Name) => string,
): Choices => [
	{ value: "all", label: t.words.all },
	...names.map((value) => ({ value, label: label(value) })),
];

type Labels = Readonly<Record<string, string | { label: string }>>;

/** A choice for each name, with its label. */
export const choicesOf = (labels: Labels): Choices =>
	Object.entries(labels).map(([value, of]) => ({ value, label: typeof of === "string" ? of : of.label }));

/** The choices of an optional filter: all, then each of these names with its label. */
export const allOf = (labels: Labels): Choices => [
	{ value: "all", label: t.words.all },
	...choicesOf(labels),
];

export type FilterFieldsProps<Filters extends AnyFilters> = {
	list: ListOf<Filters>;
	filters: Filters;
	/** What the search box searches: "Number, name, email…". */
	placeholder: string;
	fields: readonly FilterField[];
	idPrefix: string;
	dense?: boolean;
	/** Of the search box. */
	autoFocus?: boolean;
	/** Of the box around the filters. */
	id?: string;
	className?: string;
};

/** The search box and the filters, with hidden fields for the sort order and page size. */
export function FilterFields<Filters extends AnyFilters>(props: FilterFieldsProps<Filters>) {
	const { list, filters, placeholder, fields, idPrefix, dense, autoFocus, id, className } = props;
	/** In a row the fields have no margin of their own. */
	const inRow = dense ? "" : undefined;
	const values = list.fields(filters);
	const source = (name: string) => plainField(`${idPrefix}-${name}`, { name, value: values[name] });
	const shown = new Set(["q", ...fields.map(({ name }) => name)]);
	const hiddenFields = Object.entries(values).filter(([name]) => !shown.has(name));
	const order = { sort: filters.sort, dir: filters.direction, perPage: String(filters.size) };
	return (
		<>
			{[...hiddenFields, ...Object.entries(order)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<TextField
				field={source("q")}
				label={dense ? <span className="max-lg:sr-only">{t.words.search}</span> : t.words.search}
				type="search"
				{...(autoFocus ? { autoFocus } : {})}
				placeholder={placeholder}
				dense={dense}
				className={dense ? "min-w-32 flex-1 lg:min-w-44" : undefined}
			/>
			<div id={id} className={className}>
				{fields.map(({ name, label, choices }) =>
					choices ? (
						<SelectField
							key={name}
							field={source(name)}
							label={label}
							choices={choices}
							dense={dense}
							className={inRow}
						/>
					) : (
						<DateField key={name} field={source(name)} label={label} dense={dense} className={inRow} />
					),
				)}
			</div>
		</>
	);
}
