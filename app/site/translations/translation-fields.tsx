import { LANGUAGES, type Language } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { ownLanguage } from "#app/common/language/translated.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

type TranslationFieldsProps = {
	texts: readonly { column: string; label: string; original: string; rows?: number }[];
	fields: Partial<Record<string, FieldSource>>;
	isMissing: (column: string) => boolean;
	language: Language;
};

/** Each original with the field for its translation beside it, below it on a phone. */
export function TranslationFields({ texts, fields, isMissing, language }: TranslationFieldsProps) {
	const own = ownLanguage();
	return texts.map(({ column, label, original, rows }) => {
		const field = fields[column];
		if (!field) return null;
		const shared = {
			field,
			lang: language,
			dir: LANGUAGES[language].direction,
			autoComplete: "off",
			className: "",
			label: (
				<>
					{label} · <span lang={language}>{LANGUAGES[language].name}</span>{" "}
					{isMissing(column) ? (
						<StatusBadge tone="yellow" icon="info" label={t.translations.isMissing} />
					) : null}
				</>
			),
		};
		return (
			<div
				key={column}
				className="mb-6 grid items-start gap-x-8 gap-y-2 border-b border-line pb-6 md:grid-cols-2"
			>
				<div>
					<p className="mb-1.5 font-semibold">
						{label} · <span lang={own}>{LANGUAGES[own].name}</span>
					</p>
					<p
						lang={own}
						dir={LANGUAGES[own].direction}
						className="text-secondary wrap-anywhere whitespace-pre-line"
					>
						{original}
					</p>
				</div>
				{rows ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} />}
			</div>
		);
	});
}
