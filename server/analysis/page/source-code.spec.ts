import { ocrPage } from '../../../test/support/ocr-page';
import { pageFacts } from './page-facts';
import { codeLanguage, firstDeclaration } from './source-code';

const SAMPLES: [string, string, string[]][] = [
  [
    'python',
    'def load(path: Path) -> list[dict]',
    [
      'import csv',
      'from pathlib import Path',
      'def load(path: Path) -> list[dict]:',
      'with path.open() as file:',
      'rows = list(csv.DictReader(file))',
      'if not rows:',
      'raise ValueError(path)',
    ],
  ],
  [
    'java',
    'public class OrderService',
    [
      'package dev.shop;',
      'import java.util.List;',
      'public class OrderService {',
      'private final OrderStore store;',
      'return store.findAll();',
      '}',
    ],
  ],
  [
    'c#',
    'public class InvoiceController : ControllerBase',
    [
      'using Microsoft.AspNetCore.Mvc;',
      'namespace Shop.Api;',
      'public class InvoiceController : ControllerBase',
      '{',
      'private readonly IInvoices _invoices;',
      '}',
    ],
  ],
  [
    'sql',
    'create table orders',
    [
      'create table orders (',
      'id integer primary key,',
      ');',
      'insert into orders values (1);',
      'select * from orders',
      'where id = 1;',
    ],
  ],
  [
    'swift',
    'func greet(name: String) -> String',
    [
      'import SwiftUI',
      'func greet(name: String) -> String {',
      'guard !name.isEmpty else { return "" }',
      'return "Hello";',
      '}',
    ],
  ],
  [
    'html',
    '<body class="wide">',
    ['<body class="wide">', '<script>', 'start();', '</script>', 'go({', '});', '</body>'],
  ],
];

describe('source code', () => {
  it.each(SAMPLES)('recognises %s', (language, _, lines) => {
    expect(codeLanguage(pageFacts(ocrPage(lines)))?.tag).toBe(language);
  });

  it.each(SAMPLES.filter(([language]) => language !== 'html'))(
    'finds the first declaration in %s',
    (_, declaration, lines) => {
      expect(firstDeclaration(pageFacts(ocrPage(lines)))).toBe(declaration);
    },
  );

  it('finds a constant behind the numbers of its lines, without its value', () => {
    const lines = ['12 export const LIMIT = 40;', '13 limit(LIMIT);', '14 }', '15 }', '16 }'];

    expect(firstDeclaration(pageFacts(ocrPage(lines)))).toBe('export const LIMIT');
  });

  it('takes prose for prose', () => {
    const lines = ['class of 2020', 'we met', 'in May', 'at the lake', 'again'];

    expect(firstDeclaration(pageFacts(ocrPage(lines)))).toBeNull();
    expect(codeLanguage(pageFacts(ocrPage(lines)))).toBeNull();
  });
});
