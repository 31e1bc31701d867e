import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { LANGUAGES, type Language } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { ownLanguage, readTranslations, translatedLanguages } from "#app/common/language/translated.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { saveTranslation, translationVersion } from "#app/site/translations/save-translation.server.ts";
import { translationSchema } from "#app/site/translations/translated-things.server.ts";
import { TranslationFields } from "#app/site/translations/translation-fields.tsx";
import { requireTranslated } from "#app/site/translations/translations-request.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ChangedFields } from "#app/ui/form/changed-fields.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.translations.title) }];

/** The chosen language, else the first. Undefined when there is only the market's own. */
function languageOf(request: Request): Language | undefined {
	const asked = new URL(request.url).searchParams.get("language");
	const languages = translatedLanguages();
	return languages.find((language) => language === asked) ?? languages[0];
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { thing } = await requireTranslated(request, params);
	const translations = readTranslations(thing.translations);
	const missingIn = (language: Language) =>
		thing.texts.filter(({ column }) => !translations[language]?.[column]).length;
	const language = languageOf(request);
	return json({
		name: thing.name,
		path: thing.path,
		language,
		languages: translatedLanguages().map((each) => ({ language: each, missing: missingIn(each) })),
		texts: thing.texts.map(({ rule: _, ...text }) => text),
		saved: (language && translations[language]) ?? {},
		version: language ? translationVersion(thing.translations, language) : "",
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { thing, actor } = await requireTranslated(request, params);
	const language = languageOf(request);
	if (!language) throw json(null, { status: 404 });
	// A product has a field for each value of its options.
	const maxFields = thing.texts.length + 10;
	const form = await readForm(request, translationSchema(thing.texts), actor, { maxFields });
	if (!form.ok) return form.refusal;
	const { expectedVersion = "", ...typed } = form.value;
	const now = new Date();
	const { accountId: actorId } = actor;
	const saved = await saveTranslation(db, { thing, language, typed, expectedVersion, actorId, now });
	if (saved.ok)
		return redirectWithFlash(`${thing.path}/translations?language=${language}`, {
			tone: "success",
			text: t.translations.saved({ language: LANGUAGES[language].name, name: thing.name }),
		});
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const when = formatMoment(saved.at, market.timeZone, now);
	const { reason, status } = explainConflict("translation", { by: saved.by, isOwn: saved.isOwn, when });
	return form.refuse({ "": [reason] }, status);
}

export default function Translations() {
	const { name, path, language, languages, texts } = useLoaderData<typeof loader>();
	return (
		<>
			<p className="mb-3">
				<a href={path} className="link inline-flex min-h-6 items-center gap-1 wrap-anywhere">
					<Icon name="left" /> {name}
				</a>
			</p>
			<PageHeading
				title={t.translations.title}
				sub={t.translations.lead({ language: LANGUAGES[ownLanguage()].name })}
			/>
			{language && texts.length > 0 ? (
				<>
					<nav aria-label={t.translations.languages} className="mb-6">
						<ul className="flex flex-wrap gap-1">
							{languages.map((each) => (
								<li key={each.language}>
									<a
										href={`${path}/translations?language=${each.language}`}
										aria-current={each.language === language ? "page" : undefined}
										className={each.language === language ? "btn btn-dense" : "btn btn-quiet btn-dense"}
									>
										<span lang={each.language}>{LANGUAGES[each.language].name}</span>
										{each.missing > 0 ? ` (${t.translations.missing({ count: each.missing })})` : ""}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<TranslationForm key={language} language={language} />
				</>
			) : (
				<EmptyState title={t.translations.nothing.title} icon="info">
					{t.translations.nothing.text}
				</EmptyState>
			)}
		</>
	);
}

function TranslationForm({ language }: { language: Language }) {
	const { texts, saved, version } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({
		id: "translation",
		lastResult,
		defaultValue: { ...saved, expectedVersion: version },
	});
	const isChanged = form.errors !== undefined;
	const before = fields.expectedVersion && initialText(fields.expectedVersion);
	const missing = texts.filter(({ column }) => !saved[column]).length;
	return (
		<PostForm form={form} encType="multipart/form-data" className="card p-5 md:p-8">
			<input type="hidden" name="expectedVersion" value={isChanged ? version : (before ?? version)} />
			{isChanged ? (
				<ChangedFields
					names={Object.fromEntries(texts.map(({ column, label }) => [column, label]))}
					now={Object.fromEntries(texts.map(({ column }) => [column, saved[column] ?? ""]))}
					typed={lastResult?.initialValue ?? {}}
				/>
			) : null}
			<p className="mb-5 font-semibold">
				{missing > 0
					? t.translations.missingOf({ count: missing, total: texts.length })
					: t.translations.complete}
			</p>
			<TranslationFields
				texts={texts}
				fields={fields}
				isMissing={(column) => !saved[column]}
				language={language}
			/>
			<p>
				<Button busy={t.words.saving}>{t.translations.save}</Button>
			</p>
			<EditScript />
		</PostForm>
	);
}
